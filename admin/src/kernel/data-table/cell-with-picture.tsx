/** The leading cell of things that have a picture: picture, title, and a quiet line below. */
export function CellWithPicture({
  picture,
  title,
  below,
}: {
  picture: string | null
  title: string
  below?: string | undefined
}) {
  return (
    <div className="cell-main">
      {picture ? <img src={picture} alt="" width="64" height="36" loading="lazy" /> : <span className="thumb" />}
      <span>
        <strong>{title}</strong>
        {below ? <small className="cell-below muted">{below}</small> : null}
      </span>
    </div>
  )
}
