import { Picture } from '@portico/shared/ui/picture.tsx'

/** A line's picture, or a placeholder. */
export const CartThumb = ({ src }: { src: string | null }) =>
  src ? (
    <Picture className="cart-thumb" src={src} sizes="(width < 560px) 96px, 128px" width={128} height={72} />
  ) : (
    <span className="cart-thumb" />
  )
