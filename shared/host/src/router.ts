// The few router parts that remotes may use. The router itself stays in the shell.
export { Link, useLocation, useNavigate, useOutlet, useSearchParams } from 'react-router-dom';
