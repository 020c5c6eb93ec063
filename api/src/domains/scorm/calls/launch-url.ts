import { playerUrl } from '../host/package-host.ts'
import { signLaunchToken, type LaunchToken } from '../host/launch-token.ts'
import type { Actor, Context } from '../../../kernel/context.ts'
import { originOf, portalUrl } from '../../../portal/portal-url.ts'
import type { Registration } from './registration.ts'

type Opened = Pick<LaunchToken, 'enrollment_id' | 'progress_id' | 'sco' | 'attempt' | 'expires_at'> & {
  registration: Pick<Registration, 'scorm_package' | 'scos'>
}

/** The signed URL of the player for this launch. */
export function launchUrl(
  { actor, portal, services }: Pick<Context, 'portal' | 'services'> & { actor: Actor },
  { registration: { scorm_package, scos }, ...launch }: Opened,
): string {
  const package_id = scorm_package.sha256
  const token = signLaunchToken(
    {
      ...launch,
      session_id: actor.session_id,
      user_id: actor.id,
      portal_id: portal.id,
      package_id,
      is_only: scos.length <= 1,
      app_origin: portalUrl(portal, services.config),
    },
    services.secrets.launch,
  )
  const contentOrigin = originOf(services.config.CONTENT_HOST, services.config)
  return playerUrl({ token, package_id, contentOrigin })
}
