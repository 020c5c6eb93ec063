type SkeletonShape = 'line' | 'label' | 'title' | 'heading' | 'media' | 'field' | 'button'

/** A placeholder of the same size as the loading content, to avoid layout shift. Hidden from assistive technology. */
export function Skeleton({
  shape = 'line',
  count = 1,
}: {
  shape?: SkeletonShape | undefined
  count?: number | undefined
}) {
  return (
    <span className="skeletons" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`skeleton skeleton-${shape}`} />
      ))}
    </span>
  )
}
