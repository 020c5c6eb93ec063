import { addresses } from '../access/addresses.ts'
import { isChannel } from './channel.ts'
import { pass, redirect, type Guard } from './guard.ts'

/** Redirects public pages of a non-channel portal to the login (SES-012). */
export const redirectPublicPage: Guard = ({ portal }) => (isChannel(portal) ? pass : redirect(addresses.login))
