// People may be called in any script. A name that runs from right to left must not turn the sentence around it.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name as it may stand in a sentence: on its own (`<bdi>`), its letters do no harm; here they are walled in. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
