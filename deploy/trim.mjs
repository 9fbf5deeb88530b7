// Removes from an installed tree what the running server never opens: other platforms' binaries, the Node of npm, tests.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const modules = path.resolve('node_modules');
const onnx = path.join(modules, 'onnxruntime-node/bin/napi-v6');
for (const platform of readdirSync(onnx)) {
  if (platform !== process.platform) remove(path.join(onnx, platform));
  else
    for (const arch of readdirSync(path.join(onnx, platform))) {
      if (arch !== process.arch) remove(path.join(onnx, platform, arch));
    }
}
for (const name of readdirSync(modules))
  if (/^node-(linux|darwin|win)-/.test(name)) remove(path.join(modules, name));
for (const unit of ['packages', 'apps'].flatMap((folder) =>
  readdirSync(folder).map((name) => path.join(folder, name)),
)) {
  remove(path.join(unit, 'test'));
}

function remove(target) {
  if (existsSync(target)) rmSync(target, { recursive: true });
}
