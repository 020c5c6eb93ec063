import { contrastRatio } from '@portico/shared/rules/portals/contrast-ratio.ts'
import { parseColour } from '@portico/shared/rules/portals/parse-colour.ts'
import { readableColour } from '@portico/shared/rules/portals/readable-colour.ts'
import { textColour } from '@portico/shared/rules/portals/text-colour.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'

export type Colours = {
  primary_color: string
  secondary_color: string
  background: string
  footer_header_color: string
  footer_color: string
}
const readable_ratio = 4.5

const ratio = (a: string, b: string): number => {
  const [first, second] = [parseColour(a), parseColour(b)]
  return first && second ? contrastRatio(first, second) : 21
}

/** How the storefront will look, and whether its words can be read on these colours (WCAG 2.2 AA). */
export function BrandPreview({ name, logo, colours }: { name: string; logo: string | null; colours: Colours }) {
  const button = { background: colours.primary_color, color: textColour(colours.primary_color) }
  const weak = ratio(colours.primary_color, colours.background) < readable_ratio
  const link =
    readableColour({ colour: colours.primary_color, background: colours.background })?.colour ??
    textColour(colours.background)
  return (
    <div className="stack">
      <h3 className="field-label">Preview</h3>
      <div
        className="brand-preview"
        aria-hidden="true"
        style={{ background: colours.background, color: textColour(colours.background) }}
      >
        <div
          className="brand-preview-bar"
          style={{ background: colours.footer_header_color, color: textColour(colours.footer_header_color) }}
        >
          {logo ? <img src={logo} alt="" /> : <strong>{name}</strong>}
          <span>Courses</span>
          <span>Bundles</span>
        </div>
        <div className="brand-preview-page">
          <strong>A course that people finish</strong>
          <span style={{ color: link }}>Read what is inside</span>
          <span className="brand-preview-row">
            <span className="brand-preview-button" style={button}>
              Add to cart
            </span>
            <span
              className="brand-preview-chip"
              style={{ background: colours.secondary_color, color: textColour(colours.secondary_color) }}
            >
              New
            </span>
          </span>
        </div>
        <div
          className="brand-preview-foot"
          style={{ background: colours.footer_color, color: textColour(colours.footer_color) }}
        >
          {name}
        </div>
      </div>
      {weak ? (
        <Notice tone="waiting">
          The primary colour is hard to read on this background (contrast{' '}
          {ratio(colours.primary_color, colours.background).toFixed(1)}, at least {readable_ratio} is needed). Links are
          drawn darker or lighter so that everybody can read them.
        </Notice>
      ) : (
        <p className="small muted">Words on these colours are easy to read.</p>
      )}
    </div>
  )
}
