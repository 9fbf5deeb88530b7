/** 2 since findings have parameters. 1 is a reading stored before, which keeps the verdict and the messages it was given. */
export const SCHEMA_VERSION = 2;
