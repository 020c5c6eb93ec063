import { demoAgencies } from '../content/agencies.ts'
import { demoAuthors } from '../content/authors.ts'
import { demoCourses } from '../content/courses.ts'
import { demoOrganizations } from '../content/organizations.ts'
import { demoPortals } from '../content/portals.ts'
import { composeAvatar } from './compose-avatar.ts'
import { composeCertificateLogo, composeFavicon, composeLogo, composePortalSocial } from './compose-portal.ts'
import { composeAgencyLogo, composeOrganizationLogo } from './compose-seal.ts'
import { composeSocial } from './compose-social.ts'
import * as paths from './paths.ts'

export interface Job {
  svg: () => string
  files: { name: string }[]
}

const job = (svg: () => string, ...files: string[]): Job => ({
  svg,
  files: files.map((file) => ({ name: nameOf(file) })),
})
const nameOf = (path: string): string => path.replace('/media/', '')
const png = (path: string): string => path.replace(/\.svg$/, '.png')

/** All pictures drawn at startup; each is composed only when its turn comes. */
export function pictureJobs(): Job[] {
  return [
    ...demoPortals.flatMap((portal) => [
      job(() => composeLogo(portal, 'full'), paths.portalLogo(portal.slug), png(paths.portalLogo(portal.slug))),
      job(
        () => composeLogo(portal, 'light'),
        paths.portalSecondaryLogo(portal.slug),
        png(paths.portalSecondaryLogo(portal.slug)),
      ),
      job(
        () => composeFavicon(portal),
        paths.portalFavicon(portal.slug),
        paths.portalFavicon(portal.slug).replace('.png', '.svg'),
      ),
      job(
        () => composeCertificateLogo(portal),
        paths.portalCertificateLogo(portal.slug),
        paths.portalCertificateLogo(portal.slug).replace('.png', '.svg'),
      ),
      job(() => composePortalSocial(portal), paths.portalSocial(portal.slug)),
    ]),
    ...demoAuthors.map((author) => job(() => composeAvatar(author), paths.avatar(author.slug))),
    ...demoAgencies.map((agency) => job(() => composeAgencyLogo(agency), paths.agencyLogo(agency.slug))),
    ...demoOrganizations.map((organization) =>
      job(() => composeOrganizationLogo(organization), paths.organizationLogo(organization.slug)),
    ),
    ...demoCourses.map((course) => job(() => composeSocial(course), paths.courseSocial(course.slug))),
  ]
}
