import { contrastRatio } from '@portico/shared/rules/portals/contrast-ratio.ts'
import { parseColor } from '@portico/shared/rules/portals/parse-color.ts'
import { readableColor } from '@portico/shared/rules/portals/readable-color.ts'
import { textColor } from '@portico/shared/rules/portals/text-color.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'

export type Colors = {
  primary_color: string
  secondary_color: string
  background: string
  footer_header_color: string
  footer_color: string
}
const readable_ratio = 4.5

const ratio = (a: string, b: string): number => {
  const [first, second] = [parseColor(a), parseColor(b)]
  return first && second ? contrastRatio(first, second) : 21
}

/** Previews the storefront, and whether its text is readable in these colors (WCAG 2.2 AA). */
export function BrandPreview({ name, logo, colors }: { name: string; logo: string | null; colors: Colors }) {
  const button = { background: colors.primary_color, color: textColor(colors.primary_color) }
  const weak = ratio(colors.primary_color, colors.background) < readable_ratio
  const link =
    readableColor({ color: colors.primary_color, background: colors.background })?.color ?? textColor(colors.background)
  return (
    <div className="stack">
      <h3 className="field-label">Preview</h3>
      <div
        className="brand-preview"
        aria-hidden="true"
        style={{ background: colors.background, color: textColor(colors.background) }}
      >
        <div
          className="brand-preview-bar"
          style={{ background: colors.footer_header_color, color: textColor(colors.footer_header_color) }}
        >
          {logo ? <img src={logo} alt="" /> : <strong>{name}</strong>}
          <span>Courses</span>
          <span>Bundles</span>
        </div>
        <div className="brand-preview-page">
          <strong>Infection Control for Dental Teams</strong>
          <span style={{ color: link }}>View course</span>
          <span className="brand-preview-row">
            <span className="brand-preview-button" style={button}>
              Add to cart
            </span>
            <span
              className="brand-preview-chip"
              style={{ background: colors.secondary_color, color: textColor(colors.secondary_color) }}
            >
              New
            </span>
          </span>
        </div>
        <div
          className="brand-preview-foot"
          style={{ background: colors.footer_color, color: textColor(colors.footer_color) }}
        >
          {name}
        </div>
      </div>
      {weak ? (
        <Notice tone="waiting">
          The primary color is hard to read on this background (contrast{' '}
          {ratio(colors.primary_color, colors.background).toFixed(1)}, at least {readable_ratio} is needed). Links are
          shown darker or lighter so everyone can read them.
        </Notice>
      ) : (
        <p className="small muted">Text is easy to read on these colors.</p>
      )}
    </div>
  )
}
