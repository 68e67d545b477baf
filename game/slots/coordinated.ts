/**
 * Airports whose slots a coordinator allocates for the whole year or the summer: level 3 of IATA's Worldwide
 * Airport Slot Guidelines. Of the about 200 on IATA's list (edition of 2024), these have most of the traffic.
 * From memory, see seed/README.md.
 */
const CODES =
  // Europe
  'AGP ALC AMS ARN ATH BCN BGY BHX BIO BLQ BRU BUD CDG CFU CGN CHQ CIA CPH CTA DUB DUS EDI FAO FCO FLR FNC ' +
  'FRA FUE GVA HAM HEL HER IBZ IST JMK JSI JTR KGS KRK LCY LGW LHR LIN LIS LPA LTN LYS MAD MAH MAN MUC MXP ' +
  'NAP NCE OPO ORY OSL PMI PMO PRG PSA RHO SAW SKG STN STR SVQ TFS TRN VCE VIE VLC WAW ZAG ZRH ZTH ' +
  // Africa and the Middle East
  'AUH CAI CMN CPT DOH DXB JED JNB MRU RUH TLV TUN ' +
  // Asia
  'BKK BLR BOM CAN CCU CGK CKG CMB CTS CTU DEL DMK DPS FUK GMP HAN HGH HKG HKT HND HYD ICN ISB ITM KHI KIX ' +
  'KMG KUL MAA MFM MNL NKG NRT PEK PKX PNQ PUS PVG SGN SHA SIN SUB SZX TAO TFU TPE TSA WUH XIY XMN ' +
  // America and Oceania
  'AEP BNE BOG CGH DCA GIG GRU JFK LGA LIM MEL MEX PER SDU SYD WLG AKL ZQN';

/** Returns the IATA codes of the airports that are coordinated in reality. */
export const coordinatedCodes = (): string[] => CODES.split(' ');

let codes: ReadonlySet<string> | undefined;

/** Checks whether an airport is coordinated in reality. @param iata its IATA code */
export function isCoordinated(iata: string): boolean {
  codes ??= new Set(coordinatedCodes());
  return codes.has(iata);
}
