declare module 'virtual:measured-accuracy' {
  export const runs: readonly import('../measured-accuracy.ts').MeasuredRun[];
}
