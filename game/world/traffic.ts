/** Normal and highest value of the world's setting `traffic`: a percentage of the real world's traffic. */
export const NORMAL_TRAFFIC = 100;
export const TRAFFIC_MAX = 150;
