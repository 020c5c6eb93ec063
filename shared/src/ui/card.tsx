import type { ComponentProps } from 'react'

/** A surface with a hairline border; `padded` adds the standard padding. */
export function Card({
  padded,
  className,
  children,
  ...rest
}: ComponentProps<'div'> & { padded?: boolean | undefined }) {
  return (
    <div {...rest} className={`card ${className ?? ''}`}>
      {padded ? <div className="card-body">{children}</div> : children}
    </div>
  )
}
