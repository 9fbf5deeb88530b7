import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Initialized = Awaited<ReturnType<NodeFS['init']>>;
type ModuleOptions = Initialized['emscriptenOpts'];
type Stream = { readonly nfd?: number; readonly node: unknown };
type NodeFileSystem = {
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
};

/**
 * PGlite's folder on disk with a real fsync behind it; PGlite 0.5 has none (electric-sql/pglite #1107).
 * Uses emscripten's `stream_ops.fsync` hook, an internal: PGlite's version is pinned and a test counts the calls.
 */
export class DurableFileSystem extends NodeFS {
  override async init(database: PGlite, options: ModuleOptions): Promise<Initialized> {
    const { emscriptenOpts } = await super.init(database, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, installFsync] } };
  }
}

function installFsync(module: { readonly FS: { readonly filesystems: unknown } }): void {
  const { NODEFS } = module.FS.filesystems as { NODEFS: NodeFileSystem };
  NODEFS.stream_ops.fsync = (stream) => {
    if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node));
    else fsyncSync(stream.nfd);
    return 0;
  };
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
