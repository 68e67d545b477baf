import { Outlet } from 'react-router-dom';

/** Behind sign-in and sign-up. */
export function Component() {
  return <Outlet />;
}
