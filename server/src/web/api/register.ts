import { registerAccount } from '../../domain/accounts/register-account';
import type { Handler } from './handler';

export const register: Handler<'register'> = (body, { db, client }) => registerAccount(db, body, client);
