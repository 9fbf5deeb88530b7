import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';

/** A person's name, which may be left out. */
export function NameField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'label'>) {
  return <TextField label="Name (optional)" autoComplete="name" {...props} />;
}
