import { PASSWORD_LENGTH } from '@tieout/contract';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/field.tsx';

/** A password that is being chosen: the browser may propose one, and the least length is shown. */
export function NewPasswordField(
  props: Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'hint'>,
) {
  return (
    <TextField
      type="password"
      autoComplete="new-password"
      hint={`At least ${PASSWORD_LENGTH.min} characters.`}
      {...props}
    />
  );
}

/** The chosen password once more. */
export function RepeatedPasswordField(
  props: Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'label'>,
) {
  return <TextField label="Confirm password" type="password" autoComplete="new-password" {...props} />;
}
