import { paths } from '@tieout/contract';
import { useSettings } from '../../api/settings.tsx';
import { buttonLook } from '../../ui/button.tsx';

/** Sign-in with Google, where whoever runs this service has set it up. */
export function GoogleButton() {
  if (!useSettings()?.google) return null;
  return (
    <a href={paths.googleStart} className={`${buttonLook({})} w-full`}>
      Continue with Google
    </a>
  );
}
