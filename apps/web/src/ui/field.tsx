import clsx from 'clsx';
import {
  type InputHTMLAttributes,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';

const control =
  'w-full min-h-10 rounded-md border border-rule-strong bg-sheet px-3 text-sm text-ink placeholder:text-ink-faint aria-invalid:border-contradicted disabled:opacity-60';

type FieldProps = {
  label: string;
  /** Said under the control, for good or until it is mended. */
  hint?: string | undefined;
  error?: string | undefined;
  isLabelHidden?: boolean;
};

/** A labelled text input; its error is tied to it for screen readers. */
export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  ...rest
}: FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      <input id={id} className={clsx(control, className)} {...described(id, hint, error)} {...rest} />
    </FieldFrame>
  );
}

/** A labelled text of several lines. */
export function TextArea({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  ...rest
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      <textarea
        id={id}
        className={clsx(control, 'py-2', className)}
        {...described(id, hint, error)}
        {...rest}
      />
    </FieldFrame>
  );
}

/** A labelled choice; the browser's own list, which every keyboard and telephone knows. */
export function SelectField({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  children,
  ...rest
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      <select
        id={id}
        className={clsx(control, 'select', className)}
        {...described(id, hint, error)}
        {...rest}
      >
        {children}
      </select>
    </FieldFrame>
  );
}

/** A box to tick, its label next to it and its error below. */
export function CheckField({
  label,
  error,
  ...rest
}: { label: React.ReactNode; error?: string | undefined } & InputHTMLAttributes<HTMLInputElement> & {
    ref?: Ref<HTMLInputElement>;
  }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex items-start gap-2.5 text-sm text-ink-soft">
        <input
          id={id}
          type="checkbox"
          className="mt-0.5 size-4.5 shrink-0 accent-(--accent)"
          {...described(id, undefined, error)}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={id} text={error} />}
    </div>
  );
}

function FieldFrame({
  id,
  label,
  hint,
  error,
  isLabelHidden,
  children,
}: FieldProps & { id: string; isLabelHidden: boolean | undefined; children: React.ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-medium text-ink'}>
        {label}
      </label>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-faint">
          {hint}
        </p>
      )}
      {error && <FieldError id={id} text={error} />}
    </div>
  );
}

function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={`${id}-error`} role="alert" className="mt-1.5 text-xs font-medium text-contradicted">
      {text}
    </p>
  );
}

function described(id: string, hint: string | undefined, error: string | undefined) {
  const about = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': about } as const;
}
