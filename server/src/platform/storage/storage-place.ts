/** A bucket that speaks S3, and where in it the objects lie. */
export interface S3Place {
  kind: 's3';
  bucket: string;
  /** Without slashes at its ends; empty for the bucket itself. */
  prefix: string;
  /** Absent: Amazon's own. */
  endpoint: string | undefined;
  /** Absent: what the SDK finds in environment or profile. */
  region: string | undefined;
  /** The bucket is part of the path, not of the host name. */
  forcePathStyle: boolean;
}

/** Where the server keeps its bytes. */
export type StoragePlace = { kind: 'folder'; folder: string } | S3Place;
