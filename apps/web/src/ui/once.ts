/** What `make` gives, made when it is first asked for: the formats of the browser take long to make, and would hold up the start of the page. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
