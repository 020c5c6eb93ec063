import type { Config } from '../../config.ts'
import { portalHost } from '../../portal/portal-url.ts'
import type { Portal } from '../../portal/portal.ts'

/** Returns the portal's host on the installation itself, which its own domain must point to. */
export const firstHost = (portal: Pick<Portal, 'kind' | 'slug'>, config: Config): string =>
  portalHost({ ...portal, custom_domain: null }, config)

/** Returns the domain that the installation's mail comes from; senders authorize it to send for them. */
export const mailHost = ({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): string =>
  MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1).toLowerCase()
