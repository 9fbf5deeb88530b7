import type { Command } from './command.ts';
import { convertCommand } from './convert.ts';
import { extractCommand } from './extract.ts';
import { presetsCommand } from './presets.ts';

/** Every subcommand, in the order `tieout --help` lists them. */
export const commands: readonly Command[] = [extractCommand, convertCommand, presetsCommand];
