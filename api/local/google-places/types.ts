// Place Details response types, copied from @googleapis/places 14.0.1 (build/v1.d.ts, Apache-2.0) and reduced to the fields we request. The local
// service uses them so that it answers as Google does.

export interface Schema$GoogleTypeLocalizedText {
  languageCode?: string | null
  text?: string | null
}
export interface Schema$GoogleMapsPlacesV1AuthorAttribution {
  displayName?: string | null
  photoUri?: string | null
  uri?: string | null
}
export interface Schema$GoogleMapsPlacesV1Review {
  authorAttribution?: Schema$GoogleMapsPlacesV1AuthorAttribution
  flagContentUri?: string | null
  googleMapsUri?: string | null
  name?: string | null
  originalText?: Schema$GoogleTypeLocalizedText
  publishTime?: string | null
  rating?: number | null
  relativePublishTimeDescription?: string | null
  text?: Schema$GoogleTypeLocalizedText
}
export interface Schema$GoogleMapsPlacesV1Place {
  googleMapsUri?: string | null
  rating?: number | null
  reviews?: Schema$GoogleMapsPlacesV1Review[]
  userRatingCount?: number | null
}
