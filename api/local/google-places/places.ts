import type { Schema$GoogleMapsPlacesV1Place, Schema$GoogleMapsPlacesV1Review } from './types.ts'

/** The Google place id of the demo's core portal. */
export const demoPlaceId = 'ChIJ-portico-demo-place'

const written = [
  [
    'Marguerite Oyelaran',
    5,
    'Renewed my license in two evenings. The certificate was in my inbox before I closed the laptop.',
  ],
  ['Desmond Achterberg', 4, 'Clear lessons and a fair exam. I would have liked a few more practice questions.'],
  ['Priya Venkatesan', 5, 'Support answered within the hour and moved my seat to a colleague without any fuss.'],
] as const

const review = ([name, rating, words]: (typeof written)[number], index: number): Schema$GoogleMapsPlacesV1Review => ({
  name: `places/${demoPlaceId}/reviews/${index + 1}`,
  rating,
  text: { text: words, languageCode: 'en' },
  originalText: { text: words, languageCode: 'en' },
  authorAttribution: {
    displayName: name,
    uri: `https://www.google.com/maps/contrib/10000000000000000000${index}/reviews`,
    photoUri: 'https://lh3.googleusercontent.com/a/demo',
  },
  publishTime: `2026-0${6 + index}-14T16:20:00.000000Z`,
  relativePublishTimeDescription: `${5 - index} months ago`,
  googleMapsUri: `https://www.google.com/maps/reviews/data=demo${index}`,
})

export const places: Readonly<Record<string, Schema$GoogleMapsPlacesV1Place>> = {
  [demoPlaceId]: {
    rating: 4.7,
    userRatingCount: 213,
    googleMapsUri: 'https://maps.google.com/?cid=10281119596374313554',
    reviews: written.map(review),
  },
}
