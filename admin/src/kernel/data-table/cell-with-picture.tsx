import { Picture } from '@portico/shared/ui/picture.tsx'
import { Link } from '@tanstack/react-router'

/**
 * Leading cell for things with a picture: the picture, a title that opens the thing if it can be opened, a badge next to it and a muted line below.
 */
export function CellWithPicture({
  picture,
  title,
  to,
  mark,
  below,
}: {
  picture: string | null
  title: string
  to?: string
  mark?: string | undefined
  below?: string | undefined
}) {
  return (
    <div className="cell-main">
      {picture ? <Picture src={picture} sizes="64px" width={64} height={36} /> : <span className="thumb" />}
      <span>
        {to === undefined ? (
          <strong>{title}</strong>
        ) : (
          <Link to={to} className="cell-title">
            {title}
          </Link>
        )}
        {mark ? <small className="cell-mark muted"> {mark}</small> : null}
        {below ? <small className="cell-below muted">{below}</small> : null}
      </span>
    </div>
  )
}
