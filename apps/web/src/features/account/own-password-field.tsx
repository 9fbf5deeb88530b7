import type { ComponentProps } from 'react';
import { TextField } from '../../ui/field.tsx';

/** The password the person has now. */
export function OwnPasswordField({
  label = 'Your password',
  ...props
}: Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'label'> & { label?: string }) {
  return <TextField label={label} type="password" autoComplete="current-password" {...props} />;
}
