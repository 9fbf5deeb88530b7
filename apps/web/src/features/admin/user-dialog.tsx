import { type AdminUser, NAME_MAX_LENGTH, type PlanId, planOf, plans, QUOTA_MAX } from '@tieout/contract';
import { useState } from 'react';
import { changeUser } from '../../api/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useAct } from './use-act.ts';

/** Changes one account. */
export function UserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [name, setName] = useState(user.name);
  const [planType, setPlanType] = useState<PlanId>(user.planType);
  const [quota, setQuota] = useState(user.ownQuotaLimit === null ? '' : String(user.ownQuotaLimit));
  const [isActive, setActive] = useState(user.isActive);
  const act = useAct(
    (quotaLimit: number | null) => changeUser(user.id, { name, planType, quotaLimit, isActive }),
    'User saved',
  );
  const quotaLimit = readQuota(quota);
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    if (quotaLimit !== undefined) act.mutate(quotaLimit, { onSuccess: onClose });
  };
  const own = planOf(planType).conversionsPerMonth;
  return (
    <Dialog isOpen onClose={onClose} title="Edit User">
      <form onSubmit={save} className="space-y-4">
        <TextField label="Email" value={user.email} readOnly />
        <TextField
          label="Name"
          value={name}
          maxLength={NAME_MAX_LENGTH}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label="Plan"
          value={planType}
          onChange={(event) => setPlanType(plans.find(({ id }) => id === event.target.value)?.id ?? planType)}
        >
          {plans.map(({ id, name: planName }) => (
            <option key={id} value={id}>
              {planName}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Quota limit"
          inputMode="numeric"
          value={quota}
          placeholder={own === null ? 'unlimited' : String(own)}
          hint="Conversions a month. Leave empty for the plan's limit."
          error={quotaLimit === undefined ? 'Enter a whole number, or leave it empty.' : undefined}
          onChange={(event) => setQuota(event.target.value)}
        />
        <Switch
          label="Active"
          hint="A suspended account cannot be used. Its data is kept."
          isOn={isActive}
          onChange={setActive}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" disabled={act.isPending || quotaLimit === undefined}>
            {act.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The quota as typed; null for the plan's own, undefined where it is no whole number. */
function readQuota(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const number = /^\d+$/.test(trimmed) ? Number.parseInt(trimmed, 10) : Number.NaN;
  return number <= QUOTA_MAX ? number : undefined;
}
