import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { PortalTypePanel } from './portal-type-panel.tsx'
import { BrandingForm } from '../branding/branding-form.tsx'
import { PicturesPanel } from '../branding/pictures-panel.tsx'
import { SecurityPanel } from './security-panel.tsx'
import { SetupNotice } from './setup-notice.tsx'
import { FooterLinksPanel } from './footer-links-panel.tsx'
import { GooglePlacePanel } from './google-place-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'

/** Branding settings (TEN-020): pictures, colors with a live preview, analytics, portal type, required second factor, and terms. */
export function BrandingPage({ portal }: { portal: PortalRecord }) {
  return (
    <>
      <SetupNotice portal={portal} />
      {portal.setting.type === null ? <PortalTypePanel portal={portal} /> : null}
      <BrandingForm key={portal.id} portal={portal} />
      <PicturesPanel portal={portal} />
      <SecurityPanel key={`security-${portal.id}`} portal={portal} />
      <FooterLinksPanel key={`links-${portal.id}`} portal={portal} />
      <GooglePlacePanel key={`place-${portal.id}`} portal={portal} />
      <TermsPanel key={`terms-${portal.id}`} portal={portal} />
    </>
  )
}
