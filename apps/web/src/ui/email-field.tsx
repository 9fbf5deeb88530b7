import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';

/** An address, which the browser may fill in. */
export function EmailField({
  label = 'Email',
  ...props
}: Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'label'> & { label?: string }) {
  return <TextField label={label} type="email" autoComplete="email" {...props} />;
}
