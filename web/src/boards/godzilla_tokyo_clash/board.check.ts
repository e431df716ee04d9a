// Not part of the client: here the compiler checks that this room exports a board.
import type { ClashView } from '../../api/types';
import type { BoardModule } from '../../table/board';
import * as board from '.';

export default board satisfies BoardModule<ClashView>;
