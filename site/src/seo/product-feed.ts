import type { CourseCard } from '@portico/shared/contract/catalog/catalog.ts'
import type { list_bundles } from '@portico/shared/contract/catalog/bundles.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { bundlePrice } from '@portico/shared/rules/pricing/bundle-price.ts'
import { html, type Html } from '../html/html.ts'
import { absoluteUrl } from './absolute-url.ts'

export interface Product {
  id: string
  title: string
  text: string
  path: string
  picture: string | null
  cents: number
  kind: string
}

/** A course as a product; null if it is not for sale. */
export const courseProduct = ({ id, slug, title, subtitle, thumbnail, price, topics }: CourseCard): Product | null =>
  price === null
    ? null
    : {
        id: `course-${id}`,
        title,
        text: subtitle || title,
        path: linkTo('course', { slug }),
        picture: thumbnail,
        cents: price,
        kind: ['Courses', ...topics.slice(0, 1)].join(' > '),
      }

type Bundle = Data<typeof list_bundles>[number]
/** A bundle as a product; null if it has no course to sell. */
export const bundleProduct = (bundle: Bundle): Product | null =>
  bundle.courses_count === 0
    ? null
    : {
        id: `bundle-${bundle.id}`,
        title: bundle.title,
        text: `${bundle.courses_count} courses in one bundle.`,
        path: linkTo('bundle', { slug: bundle.slug }),
        picture: bundle.thumbnail,
        cents: bundlePrice(bundle),
        kind: 'Bundles',
      }

/** Products as RSS 2.0 with shopping attributes (https://support.google.com/merchants/answer/7052112). */
export function productFeed(products: readonly Product[], { name, url }: PublicPortal): string {
  const item = (product: Product): Html =>
    html`<item><g:id>${product.id}</g:id><title>${product.title}</title><description>${product.text}</description><link>${absoluteUrl(product.path, url)}</link>${product.picture !== null && html`<g:image_link>${absoluteUrl(product.picture, url)}</g:image_link>`}<g:price>${(product.cents / 100).toFixed(2)} USD</g:price><g:availability>in_stock</g:availability><g:condition>new</g:condition><g:identifier_exists>no</g:identifier_exists><g:brand>${name}</g:brand><g:product_type>${product.kind}</g:product_type></item>`
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    html`<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"
      ><channel><title>${name}</title><link>${absoluteUrl('/', url)}</link><description>Courses and bundles by ${name}</description>${products.map(item)}</channel></rss
    >`.markup
  )
}
