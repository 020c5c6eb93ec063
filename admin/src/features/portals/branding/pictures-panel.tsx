import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { portalImages, type PortalImage } from '@portico/shared/contract/portals/portal-settings.ts'
import { useState } from 'react'
import { mostUploadErrors } from '@portico/shared/rules/media/check-upload.ts'
import { PictureField } from './picture-field.tsx'

const labels: Readonly<Record<PortalImage, { title: string; help: string }>> = {
  logo: { title: 'Logo', help: 'For light backgrounds, such as the header.' },
  secondary_logo: { title: 'Secondary logo', help: 'For dark backgrounds, such as the footer.' },
  favicon: { title: 'Favicon', help: 'Shown in the browser tab.' },
  default_certificate_logo: { title: 'Certificate logo', help: 'For certificates without their own logo.' },
  social_logo: { title: 'Social image', help: 'Shown when a page is shared.' },
}
type Failed = { readonly image: PortalImage; readonly text: string }

/** The five pictures (TEN-031), each with the error of its chosen file; at most three errors are visible, and the oldest is dropped (MED-013). */
export function PicturesPanel({ portal }: { portal: PortalRecord }) {
  const [errors, setErrors] = useState<readonly Failed[]>([])
  const tell = (image: PortalImage, text: string | null) =>
    setErrors((list) => {
      const others = list.filter((one) => one.image !== image)
      return text === null ? others : [...others, { image, text }].slice(-mostUploadErrors)
    })
  return (
    <section className="panel" aria-labelledby="pictures">
      <div className="panel-body stack">
        <h2 id="pictures" className="panel-title">
          Images
        </h2>
        <div className="picture-grid">
          {portalImages.map((image) => (
            <PictureField
              key={image}
              portal={portal}
              image={image}
              {...labels[image]}
              error={errors.find((one) => one.image === image)?.text ?? null}
              onError={(text) => tell(image, text)}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
