import { findPreset, type Preset, presets } from '@tieout/exports';
import { describeFlags } from '../converting/export-flags.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { type Command, refuse } from './command.ts';
import { parseFlags } from './parse-flags.ts';

const help = `tieout presets [PRESET]

Lists the targets "tieout convert --preset" writes for; with a name, what that target is and the options it takes.`;

export const presetsCommand: Command = {
  help,
  run: async (args) => listPresets(args),
};

function listPresets(args: readonly string[]): ExitCode {
  const flags = parseFlags(args, {});
  if ('problem' in flags) return refuse(flags.problem, 'presets');
  const [id, ...others] = flags.files;
  if (others.length > 0) return refuse('give one preset at most.', 'presets');
  if (id === undefined) {
    const width = Math.max(...presets.map((preset) => preset.id.length));
    for (const preset of presets) console.log(`${preset.id.padEnd(width)}  ${preset.label}`);
    return EXIT.read;
  }
  const preset = findPreset(id);
  if (preset === null) return refuse(`there is no preset "${id}".`, 'presets');
  console.log(describe(preset).join('\n'));
  return EXIT.read;
}

function describe(preset: Preset): string[] {
  const { rows, units, bytes } = preset.limits;
  const limits = [
    units === undefined ? null : `${units} documents`,
    rows === undefined ? null : `${rows} rows`,
    bytes === undefined ? null : `${bytes} bytes`,
  ].filter((limit) => limit !== null);
  return [
    `${preset.label} (.${preset.extension})`,
    preset.hint,
    `Accepts: ${preset.takes.join(', ')}.`,
    ...(limits.length === 0
      ? []
      : [`Larger exports are split into parts of ${limits.join(' or ')} in a ZIP.`]),
    ...preset.notices,
    ...(preset.isUnverified
      ? ['Its maker does not document the format. Try it with a copy of your books.']
      : []),
    ...describeFlags(preset.asks),
  ];
}
