/** Numbers of a system call on x64 and on arm64; null where that processor has none of the name. */
type Numbers = readonly [x64: number | null, arm64: number | null];

/**
 * System calls that reading a document needs none of, by what they could be misused for. Sources: arch/x86/entry/syscalls/syscall_64.tbl
 * and include/uapi/asm-generic/unistd.h of Linux 6.12.
 */
export const REFUSED: Readonly<Record<string, Numbers>> = {
  // The network, and passing files to other processes.
  ...{ socket: [41, 198], socketpair: [53, 199], connect: [42, 203], bind: [49, 200], listen: [50, 201] },
  ...{ accept: [43, 202], accept4: [288, 242], sendto: [44, 206], sendmsg: [46, 211], sendmmsg: [307, 269] },
  // Other programs and other processes.
  ...{ execve: [59, 221], execveat: [322, 281], fork: [57, null], vfork: [58, null], ptrace: [101, 117] },
  ...{ process_vm_readv: [310, 270], process_vm_writev: [311, 271], process_madvise: [440, 440] },
  ...{ process_mrelease: [448, 448], kcmp: [312, 272], pidfd_open: [434, 434], pidfd_getfd: [438, 438] },
  ...{ pidfd_send_signal: [424, 424], tkill: [200, 130], rt_sigqueueinfo: [129, 138] },
  ...{ rt_tgsigqueueinfo: [297, 240], setpriority: [141, 140], sched_setscheduler: [144, 119] },
  ...{
    sched_setparam: [142, 118],
    sched_setattr: [314, 274],
    migrate_pages: [256, 238],
    move_pages: [279, 239],
  },
  // Memory that outlives or leaves the process.
  ...{ shmget: [29, 194], shmat: [30, 196], msgget: [68, 186], semget: [64, 190], mq_open: [240, 180] },
  ...{ memfd_create: [319, 279], memfd_secret: [447, 447] },
  // Files: anything but reading.
  ...{ creat: [85, null], truncate: [76, 45], ftruncate: [77, 46], fallocate: [285, 47] },
  ...{ unlink: [87, null], unlinkat: [263, 35], rmdir: [84, null], rename: [82, null], renameat: [264, 38] },
  ...{
    renameat2: [316, 276],
    link: [86, null],
    linkat: [265, 37],
    symlink: [88, null],
    symlinkat: [266, 36],
  },
  ...{ mkdir: [83, null], mkdirat: [258, 34], mknod: [133, null], mknodat: [259, 33] },
  ...{ chmod: [90, null], fchmod: [91, 52], fchmodat: [268, 53], fchmodat2: [452, 452] },
  ...{ chown: [92, null], fchown: [93, 55], lchown: [94, null], fchownat: [260, 54] },
  ...{ utime: [132, null], utimes: [235, null], futimesat: [261, null], utimensat: [280, 88] },
  ...{ setxattr: [188, 5], lsetxattr: [189, 6], fsetxattr: [190, 7] },
  ...{ removexattr: [197, 14], lremovexattr: [198, 15], fremovexattr: [199, 16] },
  ...{ name_to_handle_at: [303, 264], open_by_handle_at: [304, 265], fanotify_init: [300, 262] },
  // The view of the machine, and rights.
  ...{ mount: [165, 40], umount2: [166, 39], pivot_root: [155, 41], chroot: [161, 51], unshare: [272, 97] },
  ...{ setns: [308, 268], move_mount: [429, 429], open_tree: [428, 428], fsopen: [430, 430] },
  ...{ fsconfig: [431, 431], fsmount: [432, 432], fspick: [433, 433], mount_setattr: [442, 442] },
  ...{ keyctl: [250, 219], add_key: [248, 217], request_key: [249, 218], capset: [126, 91] },
  ...{ setuid: [105, 146], setgid: [106, 144], setreuid: [113, 145], setregid: [114, 143] },
  ...{ setresuid: [117, 147], setresgid: [119, 149], setgroups: [116, 159], setfsuid: [122, 151] },
  ...{ setfsgid: [123, 152] },
  // The kernel itself.
  ...{ bpf: [321, 280], userfaultfd: [323, 282], perf_event_open: [298, 241], personality: [135, 92] },
  ...{ swapon: [167, 224], swapoff: [168, 225], reboot: [169, 142], acct: [163, 89], syslog: [103, 116] },
  ...{ init_module: [175, 105], finit_module: [313, 273], delete_module: [176, 106] },
  ...{ kexec_load: [246, 104], kexec_file_load: [320, 294], quotactl: [179, 60], quotactl_fd: [443, 443] },
  ...{ settimeofday: [164, 170], clock_settime: [227, 112], clock_adjtime: [305, 266] },
  ...{ adjtimex: [159, 171], sethostname: [170, 161], setdomainname: [171, 162], vhangup: [153, 58] },
  ...{ iopl: [172, null], ioperm: [173, null], modify_ldt: [154, null] },
};

/** Said not to exist, so that libraries take the older call, whose arguments a filter can see. */
export const ABSENT: Readonly<Record<string, Numbers>> = {
  ...{ clone3: [435, 435], openat2: [437, 437] },
  ...{ io_uring_setup: [425, 425], io_uring_enter: [426, 426], io_uring_register: [427, 427] },
};

/** Calls that may be made with some arguments only. */
export const CHECKED = {
  open: [2, null],
  openat: [257, 56],
  clone: [56, 220],
  kill: [62, 129],
  tgkill: [234, 131],
  prlimit64: [302, 261],
  fcntl: [72, 25],
  ioctl: [16, 29],
} as const satisfies Readonly<Record<string, Numbers>>;

/** The newest call known here; younger ones, and those of the x32 interface, are said not to exist. */
export const NEWEST = 462;
