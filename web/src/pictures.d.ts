declare module 'virtual:pictures' {
  /** Addresses by kind and id: `busts/cyber_kitty`. */
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
