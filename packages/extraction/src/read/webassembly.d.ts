/** What is used of the WebAssembly interface: the type libraries of Node leave it to those of browsers. */
declare namespace WebAssembly {
  type Module = object;
  type Instance = object;
  type Imports = object;
  function compile(bytes: Uint8Array): Promise<Module>;
  function instantiate(module: Module, imports: Imports): Promise<Instance>;
}
