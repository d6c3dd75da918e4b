import QRCode from 'qrcode';
import { escapeXml } from '../../platform/text/escape';

/**
 * QR code as SVG: dark modules on white, a quiet zone of four modules, error correction M. It stays dark on white in
 * either theme, because readers of inverted codes are rare.
 *
 * @param content a web address or a vCard; at most about 2300 bytes, longer content throws
 */
export function drawQr(content: string, title = '二维码'): string {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const size = modules.size + 2 * quiet;
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      let run = 1;
      while (column + run < modules.size && modules.get(row, column + run)) run += 1;
      path += `M${column + quiet} ${row + quiet}h${run}v1h-${run}z`;
      column += run - 1;
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${size * 4}" height="${size * 4}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<title>${escapeXml(title)}</title><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#1d2129" d="${path}"/></svg>`
  );
}
