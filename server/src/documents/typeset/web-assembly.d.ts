// Node's own types have the names of WebAssembly without its functions.
declare namespace WebAssembly {
  function compile(code: Uint8Array): Promise<Module>;
}
