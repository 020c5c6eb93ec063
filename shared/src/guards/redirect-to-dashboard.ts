import { addresses } from '../access/addresses.ts'
import { redirect, type Guard } from './guard.ts'

/** A path that only has pages below it, such as /admin, redirects to the dashboard (SES-028). */
export const redirectToDashboard: Guard = () => redirect(addresses.dashboard)
