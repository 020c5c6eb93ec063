import { Picture } from '@portico/shared/ui/picture.tsx'
import { Link } from '@tanstack/react-router'

/** The leading cell of things that have a picture: picture, title, which opens the thing where it can be opened, a quiet mark beside it and a quiet line below. */
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
