import { login as openSession } from '../../domain/accounts/login';
import type { Handler } from './handler';

export const login: Handler<'login'> = (body, { db, client }) => openSession(db, body, client);
