import { renewedCertificate } from './tls-certificate';

/** Certificates that browsers refuse for `localhost`, with their keys, which are known to everybody. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg4EEBkazbD35u4deA
uLQ4vE59w7tMX0C62kGQb9MQv46hRANCAAR4S0QE4DUk2wlE+GuZM47KST3FZMJa
LufGEyetPaXPFWcV1bA21RCrnuGLT/xXfEG0bkpUCG/07mFBiX7y3nK4
-----END PRIVATE KEY-----
`;

export const refusedCertificates = [
  {
    what: 'expired',
    cert: `-----BEGIN CERTIFICATE-----
MIIBTTCB9KADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCWxvY2FsaG9z
dDAeFw0yNDAxMDEwMDAwMDBaFw0yNTAxMDEwMDAwMDBaMBQxEjAQBgNVBAMMCWxv
Y2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABHhLRATgNSTbCUT4a5kz
jspJPcVkwlou58YTJ609pc8VZxXVsDbVEKue4YtP/Fd8QbRuSlQIb/TuYUGJfvLe
crijNzA1MBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAdBgNVHQ4EFgQUgMNKMIBkepFJ
UnFQHjVpCGS+ScgwCgYIKoZIzj0EAwIDSAAwRQIgDvv+ckpgV4xGfBvXQFU87qc6
8Efe5nMuRM8wY+/lwJ8CIQDusH4CwprXqT8MMHQR6nGYcMswt0sqtxby7wjIVPSB
rQ==
-----END CERTIFICATE-----
`,
    key,
    says: /已于 2025-01-01 过期/,
  },
  {
    what: 'not yet valid',
    cert: `-----BEGIN CERTIFICATE-----
MIIBUDCB+KADAgECAgECMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCWxvY2FsaG9z
dDAiGA8yMTAwMDEwMTAwMDAwMFoYDzIxMjQwMTAxMDAwMDAwWjAUMRIwEAYDVQQD
DAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR4S0QE4DUk2wlE
+GuZM47KST3FZMJaLufGEyetPaXPFWcV1bA21RCrnuGLT/xXfEG0bkpUCG/07mFB
iX7y3nK4ozcwNTAUBgNVHREEDTALgglsb2NhbGhvc3QwHQYDVR0OBBYEFIDDSjCA
ZHqRSVJxUB41aQhkvknIMAoGCCqGSM49BAMCA0cAMEQCIH3L6SQy7gwxQ30eAddf
jSXk6W/TgKNPJiHXikNG051OAiBAHeL6kuQvQp1q2paaevg3bAFl9+7PXTxEwX+S
vF9ECw==
-----END CERTIFICATE-----
`,
    key,
    says: /要到 2100\/1\/1 08:00:00 才生效/,
  },
  {
    what: 'of another host',
    cert: `-----BEGIN CERTIFICATE-----
MIIBnTCCAUSgAwIBAgIUFHArn6uXd7Ed8k4IdwjVcqdjzeowCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMc2hvcC5leGFtcGxlMCAXDTI2MTEyOTE5MzgyOFoYDzIxMjYx
MTA1MTkzODI4WjAXMRUwEwYDVQQDDAxzaG9wLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAATagiRy4S8HZR34TJTsGeQFHJSUgHwYUDSSQ8ysg0CQj20G
wMu7orle6dYSgkjRdOwmMRr3ntfk6XwgP82fUfz1o2wwajAdBgNVHQ4EFgQUIU1u
iDhtIVKbMT8CdbSQnSV9B40wHwYDVR0jBBgwFoAUIU1uiDhtIVKbMT8CdbSQnSV9
B40wDwYDVR0TAQH/BAUwAwEB/zAXBgNVHREEEDAOggxzaG9wLmV4YW1wbGUwCgYI
KoZIzj0EAwIDRwAwRAIgL997I6HdX7ZNK7lsACs1Sg4Botq3L9bdUX52sY6Xn9EC
IHzYYm9r09/dCCdKdkzZursVsPznPuCXQf8YjH28jqo0
-----END CERTIFICATE-----
`,
    key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgB3dvJtYYKVxvM6vi
NzIGlUjVvRBpBBB2QXnxro9dSEehRANCAATagiRy4S8HZR34TJTsGeQFHJSUgHwY
UDSSQ8ysg0CQj20GwMu7orle6dYSgkjRdOwmMRr3ntfk6XwgP82fUfz1
-----END PRIVATE KEY-----
`,
    says: /不含本站的域名 localhost（SITE_ORIGIN），原来的含有/,
  },
  { what: 'no certificate', cert: 'garbage', key, says: /不是证书/ },
  { what: 'no key', cert: renewedCertificate, key: 'garbage', says: /不是证书「.*」的私钥/ },
] as const;
