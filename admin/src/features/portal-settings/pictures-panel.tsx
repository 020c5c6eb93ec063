import type { PortalRecord } from '@portico/shared/contract/portals-staff.ts'
import { portalImages, type PortalImage } from '@portico/shared/contract/portal-settings.ts'
import { useState } from 'react'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { uploadErrorsShown } from '@portico/shared/rules/media/check-upload.ts'
import { PictureField } from './picture-field.tsx'

const labels: Readonly<Record<PortalImage, { title: string; help: string }>> = {
  logo: { title: 'Logo', help: 'For light backgrounds, such as the header. PNG or WebP, up to 2 MB.' },
  secondary_logo: { title: 'Secondary logo', help: 'For dark backgrounds, such as the footer.' },
  favicon: { title: 'Favicon', help: 'Shown in the browser tab. ICO or PNG, up to 0.5 MB.' },
  default_certificate_logo: { title: 'Certificate logo', help: 'For certificates that have no logo of their own.' },
  social_logo: { title: 'Social image', help: 'Shown when a page is shared. Exactly 1123 × 794 pixels.' },
}

/** The five pictures (TEN-031); at most three upload errors are shown, the oldest is dropped (MED-013). */
export function PicturesPanel({ portal }: { portal: PortalRecord }) {
  const [errors, setErrors] = useState<readonly string[]>([])
  return (
    <section className="panel" aria-labelledby="pictures">
      <div className="panel-body stack">
        <h2 id="pictures" className="panel-title">
          Images
        </h2>
        {errors.map((text, place) => (
          <Notice key={`${place}-${text}`} tone="failed" alert>
            {text}
          </Notice>
        ))}
        <div className="picture-grid">
          {portalImages.map((image) => (
            <PictureField
              key={image}
              portal={portal}
              image={image}
              {...labels[image]}
              onError={(text) => setErrors((list) => [...list, text].slice(-uploadErrorsShown))}
              onDone={() => setErrors([])}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
