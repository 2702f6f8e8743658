// Every trade that is known by the name of its industry.
import { bankTrades } from './banks.ts';
import { businessServiceTrades } from './business-services.ts';
import { careTrades } from './care.ts';
import { chipAndDeviceTrades } from './chips-and-devices.ts';
import { consumerGoodsTrades } from './consumer-goods.ts';
import { energyTrades } from './energy.ts';
import { healthProductTrades } from './health-products.ts';
import { insuranceTrades } from './insurance.ts';
import { leisureTrades } from './leisure.ts';
import { manufacturingTrades } from './manufacturing.ts';
import { marketTrades } from './markets.ts';
import { materialTrades } from './materials.ts';
import { mediaAndTelecomTrades } from './media-and-telecom.ts';
import { businessPropertyTrades } from './property-of-business.ts';
import { propertyTrades } from './property.ts';
import { shopTrades } from './shops.ts';
import { softwareTrades } from './software-and-services.ts';
import { stapleTrades } from './staples.ts';
import type { Trade } from './trade.ts';
import { transportTrades } from './transport.ts';
import { utilityTrades } from './utilities.ts';

export const industryTrades: readonly Trade[] = [
  ...chipAndDeviceTrades, ...softwareTrades, ...mediaAndTelecomTrades, ...shopTrades, ...consumerGoodsTrades, ...leisureTrades, ...stapleTrades,
  ...manufacturingTrades, ...transportTrades, ...businessServiceTrades, ...energyTrades, ...materialTrades, ...utilityTrades,
  ...bankTrades, ...marketTrades, ...insuranceTrades, ...healthProductTrades, ...careTrades, ...businessPropertyTrades, ...propertyTrades,
];
