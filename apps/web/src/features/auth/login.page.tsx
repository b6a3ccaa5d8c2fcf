import { useLocation } from 'react-router';
import { LoginScreen } from './login-screen.tsx';

export default function LoginPage() {
  const { state } = useLocation();
  return <LoginScreen email={(state as { email?: string } | null)?.email ?? ''} />;
}
