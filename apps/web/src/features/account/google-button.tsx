import { useQuery } from '@tanstack/react-query';
import { paths } from '@tieout/contract';
import { fetchSettings } from '../../api/account.ts';
import { buttonLook } from '../../ui/button.tsx';

/** Sign-in with Google, where whoever runs this service has set it up. */
export function GoogleButton() {
  const { data } = useQuery({ queryKey: ['settings'], queryFn: fetchSettings });
  if (!data?.google) return null;
  return (
    <a href={paths.googleStart} className={`${buttonLook({})} w-full`}>
      Continue with Google
    </a>
  );
}
