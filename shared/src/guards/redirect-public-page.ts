import { addresses } from '../access/addresses.ts'
import { isChannel } from './channel.ts'
import { pass, redirect, type Guard } from './guard.ts'

/** A public page of a portal that is no channel leads to the login (SES-012). */
export const redirectPublicPage: Guard = ({ portal }) => (isChannel(portal) ? pass : redirect(addresses.login))
