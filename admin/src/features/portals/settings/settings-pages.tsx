import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { companyInfoFailure } from '@portico/shared/errors/failures/portal-failures.ts'
import { useParams } from '@tanstack/react-router'
import { useSession } from '../../../kernel/session/session.ts'
import { BrandingPage } from './branding-page.tsx'
import { CompanyPage } from './company-page.tsx'
import { CoursesManagementPage } from './courses-management-page.tsx'
import { DomainPage } from '../domain/domain-page.tsx'
import { SettingsFrame } from './settings-frame.tsx'

const pages = {
  branding: BrandingPage,
  company: CompanyPage,
  courses: CoursesManagementPage,
  domain: DomainPage,
} as const
type Section = keyof typeof pages

/** Company info has its own failure page (ERR-018). */
const failsAs = (section: Section) => (section === 'company' ? companyInfoFailure : undefined)

const ownPaths = {
  branding: linkToStaff('portalSettingsInfo'),
  company: linkToStaff('portalSettingsCompany'),
  courses: linkToStaff('portalSettingsCourses'),
  domain: linkToStaff('portalSettingsDomain'),
}

/** /portal-settings and its children: the user's own portal, or the selected one (TEN-025, TEN-026). */
export function OwnSettings({ section }: { section: Section }) {
  const { portal } = useSession()
  const Page = pages[section]
  return (
    <SettingsFrame failsAs={failsAs(section)} portal_id={portal.id} paths={ownPaths}>
      {(record) => <Page portal={record} />}
    </SettingsFrame>
  )
}

/** /portals/:id and its children: any portal, for super admins (TEN-024). */
export function PortalSettings({ section }: { section: Section }) {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const Page = pages[section]
  const paths = {
    branding: linkToStaff('portalInfo', { id }),
    company: linkToStaff('portalCompany', { id }),
    courses: linkToStaff('portalCourses', { id }),
    domain: linkToStaff('portalDomain', { id }),
  }
  return (
    <SettingsFrame failsAs={failsAs(section)} portal_id={Number(id)} paths={paths}>
      {(record) => <Page portal={record} />}
    </SettingsFrame>
  )
}

export const OwnInfo = () => <OwnSettings section="branding" />
export const OwnCompany = () => <OwnSettings section="company" />
export const OwnCourses = () => <OwnSettings section="courses" />
export const OwnDomain = () => <OwnSettings section="domain" />
export const PortalInfo = () => <PortalSettings section="branding" />
export const PortalCompany = () => <PortalSettings section="company" />
export const PortalCourses = () => <PortalSettings section="courses" />
export const PortalDomain = () => <PortalSettings section="domain" />
