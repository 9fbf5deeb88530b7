import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BYTES = 2 * 1024 ** 3;
/** ext4's EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH (fs/ext4/ext4.h): from that moment nothing more reaches the disk, the journal included. */
const CUT = 'open F, "<", $ARGV[0] or die $!; my $how = pack("L", 2); ioctl(F, 0x8004587d, $how) or die $!';
const MOST_TRIES = 50;

/** An ext4 of its own, in a file over a loop device, whose power can be cut. */
export type CuttableDisk = {
  /** Where it is mounted. */
  readonly folder: string;
  /** Ends everything on its way to the disk: what is only in the system's memory is lost, as it is when the power fails. What was handed to the disk counts as kept; a disk that loses its own cache is not simulated. */
  cut(): void;
  /** Mounts it as a system does that comes up after a power cut: the journal is replayed. Nothing may be using it. */
  powerOn(): Promise<void>;
  /** Empties it. Nothing may be using it. */
  format(): Promise<void>;
  remove(): Promise<void>;
};

/** Makes such a disk; null where this process may not mount one, or the system has no such call. */
export async function makeCuttableDisk(): Promise<CuttableDisk | null> {
  const place = mkdtempSync(join(tmpdir(), 'tieout-disk-'));
  const image = join(place, 'image');
  const folder = join(place, 'mounted');
  const quiet = { stdio: 'ignore' } as const;
  const format = () => execFileSync('mkfs.ext4', ['-q', '-F', image], quiet);
  const mount = () => execFileSync('mount', ['-o', 'loop', image, folder], quiet);
  const cut = () => void execFileSync('perl', ['-e', CUT, folder], quiet);
  mkdirSync(folder);
  writeFileSync(image, '');
  truncateSync(image, BYTES);
  try {
    format();
    mount();
    cut();
    await unmount(folder);
    format();
    mount();
  } catch {
    await unmount(folder).catch(() => {});
    rmSync(place, { recursive: true, force: true });
    return null;
  }
  return {
    folder,
    cut,
    async powerOn() {
      await unmount(folder);
      mount();
    },
    async format() {
      await unmount(folder);
      format();
      mount();
    },
    async remove() {
      await unmount(folder);
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Takes a moment to come true after the last process that used it was killed. */
async function unmount(folder: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      execFileSync('umount', [folder], { stdio: 'ignore' });
      return;
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
