import { show_custom_email } from '@portico/shared/contract/portals/domains-sender.ts'
import { verb } from '../../../../kernel/verb.ts'
import { customEmailView } from './custom-email-view.ts'

export const showCustomEmail = verb(show_custom_email, ({ db, services }) => customEmailView(db, services.config))
